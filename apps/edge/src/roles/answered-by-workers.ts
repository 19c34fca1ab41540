/** What a worker answers: for those who watch over it, not for visitors. */
export const ANSWERED_BY_WORKERS: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/api/metrics']);
