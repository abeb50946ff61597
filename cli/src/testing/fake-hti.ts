import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const at = Temporal.Instant.from('2026-11-21T08:00:00Z')
const row = {
  id: '0197b6a4-3f6e-7c1a-9d52-4e8f0a1b2c3d',
  organisationId: 'organisation-1' as OrganisationId,
  organisationName: 'Kloofwater Camp',
  organisationSlug: 'kloofwater-camp',
  kind: 'BOOKING_CREATE' as const,
  direction: 'INBOUND' as const,
  state: 'FAILED' as const,
  tries: 1,
  at,
  endedAt: at,
  theirId: 'HTI100234',
  reservationId: null,
  simpleReference: null,
  errorCode: 427,
  errorText: 'No rooms available for requested dates',
}

/** One booking failed; there is room for it now. */
export const fakeHti = {
  listHtiMessages: { execute: async () => accepted({ rows: [row], total: 1 }) },
  replayHtiMessage: { execute: async () => accepted({ state: 'SUCCESS' as const }) },
  tellHti: { execute: async () => ({ said: 3, silent: 0 }) },
  checkHtiLine: {
    execute: async () =>
      accepted([{ code: 'P001', theirs: 'Powered stand 1', ours: 'River, Stand 1', plotId: 'plot-1' as PlotId }]),
  },
  settleHtiMessages: { execute: async () => ({ failed: 1, forgotten: 0 }) },
} satisfies Partial<UseCases>
