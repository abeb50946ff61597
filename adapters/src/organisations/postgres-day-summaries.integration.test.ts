import {
  daySummariesContract,
  summarisedIds,
  summarisedStays,
} from '@camp/application/organisations/overview/testing/day-summaries.contract.ts'
import type { SummarisedStay } from '@camp/application/organisations/overview/testing/in-memory-day-summaries.ts'
import { guestId } from '@camp/application/testing/a-campsite.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { afterAll, beforeAll } from 'vitest'
import { insertRows } from '../import-export/organisation-sql.ts'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresDaySummaries } from './postgres-day-summaries.ts'

const now = '2026-11-21T08:00:00Z'
const submitted = {
  submitted_at: now,
  user_id: guestId,
  first_name: 'A',
  last_name: 'B',
  email: 'a@example.test',
  language: 'en',
  verification_preference: 'SMS',
  terms_accepted_at: now,
  accepted_term_ids: [],
  pay_in_full: true,
  amount_due_up_front_cents: 100,
  vat_percentage: 15,
}
const cancelled = { cancelled_by: 'guest', cancellation_reason: 'guest', refund_amount_cents: 0 }

function rowOf({ organisationId, status, arrival, departure, isSubmitted }: SummarisedStay, position: number) {
  return {
    id: `r-${position}`,
    organisation_id: organisationId,
    version: 1,
    simple_reference: `111-111-10${position}`,
    status,
    status_date: now,
    arrival,
    departure,
    currency: 'ZAR',
    amount_due_cents: 100,
    amount_paid_cents: 0,
    cancellation_policy: [],
    created_at: now,
    is_extended: false,
    confirmation_request_count: 0,
    ...(isSubmitted && submitted),
    ...(status === 'cancelled' && cancelled),
    ...(['pending', 'temporaryHold'].includes(status) && { expiry_date: now }),
  }
}

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  const { own, other } = summarisedIds
  for (const [position, id] of [own, other].entries())
    await storeCatalogue(
      store.em,
      givenCatalogue({ organisation: anOrganisation({ id, slug: `camp-${position}` }), sites: [], plots: [] }),
    )
  await insertRows(store.em, 'user_account', [{ id: guestId, email: 'a@example.test' }])
  await insertRows(store.em, 'reservation', summarisedStays.map(rowOf))
})
afterAll(() => store.stop())

daySummariesContract('postgres', async () => ({ daySummaries: new PostgresDaySummaries(store.em), stop: async () => {} }))
