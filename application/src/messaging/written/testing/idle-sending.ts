/** For tests that look at what was written, not at what is sent. */
export const idleSending = { execute: async () => ({ sent: 0, failed: 0, skipped: 0, dead: 0 }) }
