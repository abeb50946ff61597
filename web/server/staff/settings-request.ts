import type { Result } from '@camp/domain/shared/result.ts'
import { requestFacts, useCases } from '../request-scope.ts'
import type { PageRequest } from './page-request.ts'
import { judgeNewPage, refusedPage } from './refused-page.ts'
import { organisationOfQuery } from './staff-organisation.ts'

/**
 * What every page of these settings begins with: who asks, for which organisation, and what may be done about
 * it.
 */
export async function settingsRequest({ context, request }: PageRequest) {
  const { actor, organisation, rights } = await organisationOfQuery({ context, request })
  judgeNewPage(request, rights.mayManageSettings)
  const who = { actor, organisationId: organisation.id }
  const today = context.get(requestFacts).now.toZonedDateTimeISO(organisation.timezone).toPlainDate().toString()
  return { who, organisation, rights, mayManage: rights.mayManageSettings, acts: context.get(useCases), today }
}

/** For pages that are there for changes alone. */
export async function managingRequest(page: PageRequest) {
  const asked = await settingsRequest(page)
  if (!asked.mayManage) throw refusedPage('not-permitted')
  return asked
}

/** What a use case answers; a refusal is a page of its own. */
export function valueOrThrowPage<Value>(answer: Result<Value, { readonly code: 'not-found' | 'not-permitted' }>): Value {
  if (answer.ok) return answer.value
  throw refusedPage(answer.refusal.code)
}
