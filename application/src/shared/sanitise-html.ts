/**
 * Keeps the few elements that texts of a campsite need, and nothing that runs or loads. What came out goes
 * through unchanged.
 */
export type SanitiseHtml = (html: string) => string
