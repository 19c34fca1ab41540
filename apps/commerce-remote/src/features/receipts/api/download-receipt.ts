import { loadHttp } from '@barg/api-client/http';
import { saveFile } from '@barg/ui-kit/save-file';

/** A receipt as a PDF, named by its number: fetched as a file, since it is no answer that is taken apart. */
export const downloadReceipt = async (paymentId: string, number: string): Promise<void> => {
  const http = await loadHttp();
  const address = `/payment/transactions/${paymentId}/receipt/pdf`;
  const { data } = await http.get<Blob>(address, { responseType: 'blob', timeout: 0 });
  saveFile({ name: `receipt-${number}.pdf`, content: data });
};
