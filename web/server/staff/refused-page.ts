import { data } from 'react-router'

/** To be thrown: 404 for what is not there or belongs to others, 403 for what somebody may not do. */
export function refusedPage(code: 'not-found' | 'not-permitted') {
  return data({ code }, code === 'not-found' ? 404 : 403)
}

/** Whoever may not add anything reads what is there, but no empty form. */
export function judgeNewPage({ url }: Request, mayManage: boolean): void {
  if (!mayManage && /\/new(\.data)?$/.test(new URL(url).pathname)) throw refusedPage('not-permitted')
}

/** Refusals that are a page of their own are thrown, all others given back. */
export function throwPageRefusals<Refusal extends { readonly code: string }>(
  refusal: Refusal,
): Exclude<Refusal, { readonly code: 'not-found' | 'not-permitted' }> {
  const { code } = refusal
  if (code === 'not-found' || code === 'not-permitted') throw refusedPage(code)
  return refusal as Exclude<Refusal, { readonly code: 'not-found' | 'not-permitted' }>
}

/** The row of an id of the address; another organisation's is not found either. */
export function rowOf<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((each) => each.id === id)
  if (!row) throw refusedPage('not-found')
  return row
}
