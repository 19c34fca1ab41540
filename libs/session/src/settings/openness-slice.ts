import { createSlice, type PayloadAction } from '@barg/runtime/store';

/** Whether the visitor's country is blocked; maintenance is one of the settings. */
export const opennessSlice = createSlice({
  name: 'openness',
  initialState: { isCountryBlocked: false },
  reducers: {
    countryChecked: (state, { payload }: PayloadAction<boolean>) => {
      state.isCountryBlocked = payload;
    },
  },
  selectors: {
    selectIsCountryBlocked: (state) => state.isCountryBlocked,
  },
});
