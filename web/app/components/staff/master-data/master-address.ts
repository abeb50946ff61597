import { type MasterKind, masterKindNames } from '@camp/domain/master-data/master-kinds.ts'
import { data } from 'react-router'

/** `/admin/provinces`, and a row of it: `/admin/provinces/ZA-WC`. */
export function masterAddress(kind: MasterKind, id?: string, page?: 'delete'): string {
  return ['/admin', kind, ...(id === undefined ? [] : [encodeURIComponent(id)]), ...(page ? [page] : [])].join('/')
}

/** One route serves all kinds: `/admin/{kind}…`, with `.csv` or `.data` behind it. */
export function masterKindOf({ url }: Request): MasterKind {
  const name = new URL(url).pathname.split('/')[2]?.replace(/\.(csv|xlsx|data)$/, '')
  const kind = masterKindNames.find((known) => known === name)
  if (!kind) throw data({ code: 'not-found' }, 404)
  return kind
}
