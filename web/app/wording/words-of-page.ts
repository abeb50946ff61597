import type { Part } from './wording-store.ts'

const ofContentPages: Readonly<Record<string, readonly Part[]>> = {
  '/about': ['about', 'operator'],
  '/accessibility': ['accessibility'],
  '/book-demo': ['bookDemo'],
  '/contact': ['contact', 'operator'],
  '/faq': ['faq'],
  '/policies': ['policies'],
  '/privacy': ['privacy', 'operator'],
  '/terms': ['terms', 'operator'],
}

/** The parts that a page shows at once: they are there before the browser takes the page over, so that a click waits for nothing. */
export function wordsOfPage(pathname: string): readonly Part[] {
  const path = pathname.replace(/\/+$/, '')
  if (/^\/(org|admin)(\/|$)/.test(path)) return ['guest', 'staff']
  return ['guest', ...(ofContentPages[path] ?? [])]
}
