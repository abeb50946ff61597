import type { WordsOfParts } from '../../words-of-parts.ts'

/** Long texts: each page's words are a file of their own, which only that page loads. */
export const contentParts = {
  about: async () => ({ about: (await import('./about.ts')).about }),
  accessibility: async () => ({ accessibility: (await import('./accessibility.ts')).accessibility }),
  auth: async () => ({ auth: (await import('./auth.ts')).auth }),
  bookDemo: async () => ({ bookDemo: (await import('./book-demo.ts')).bookDemo }),
  contact: async () => ({ contact: (await import('./contact.ts')).contact }),
  faq: async () => ({ faq: (await import('./faq.ts')).faq }),
  listCampsite: async () => ({ listCampsite: (await import('./list-campsite.ts')).listCampsite }),
  operator: async () => ({ operator: (await import('./operator.ts')).operator }),
  policies: async () => ({ policies: (await import('./policies.ts')).policies }),
  privacy: async () => ({ privacy: (await import('./privacy.ts')).privacy }),
  terms: async () => ({ terms: (await import('./terms.ts')).terms }),
}

/** The words of all these pages, by namespace. */
export type Content = WordsOfParts<typeof contentParts>
