import { data } from 'react-router'

/** What a page answers for whom it is not: another tenant's is not found. */
export function refusedPage(code: 'not-found' | 'not-permitted') {
  return data({ code }, code === 'not-found' ? 404 : 403)
}
