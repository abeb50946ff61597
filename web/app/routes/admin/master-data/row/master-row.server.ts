import { fieldsOfKind, type MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import { masterText } from '@camp/domain/master-data/read-master-row.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

type Asked = Pick<Route.LoaderArgs, 'context' | 'request'> & { readonly kind: MasterKind; readonly id: string | null }

/** A row as its form shows it, or a new one. */
export async function masterRowOf({ context, request, kind, id }: Asked) {
  const { actor } = context.get(requestFacts)
  const { row, revision, choices } = valueOrThrowPage(await context.get(useCases).showMasterRow.execute({ actor, kind, id }))
  // What a new row begins with may stand in the address.
  const said = new URL(request.url).searchParams
  const texts = Object.keys(fieldsOfKind(kind)).map((field) => [
    field,
    row ? masterText(row.values[field]) : (said.get(field) ?? firstTexts[field] ?? ''),
  ])
  const typed: Readonly<Record<string, string>> = Object.fromEntries(texts)
  return { kind, id, revision, choices, uses: row?.uses ?? {}, shown: typed }
}

/** What a new one begins with. */
const firstTexts: Readonly<Record<string, string>> = {
  colour: '#2F6B4F',
  country: 'ZA',
  priority: '100',
  proof: 'basic',
  isActive: 'yes',
  ...Object.fromEntries(['forGuest', 'forHost', 'forSearch'].map((field) => [field, 'yes'])),
}
