import type { UseCases } from '@camp/application/use-cases.ts'
import { accepted } from '@camp/domain/shared/result.ts'

const profile = {
  id: '1',
  username: 'camp',
  created: '2026-01-05T09:00:00+02:00',
  credits: { balance: 812.5, limit: 0, isTransferAllowed: false },
  quota: { size: 500, remaining: 488 },
}

/** An account with credits, and a webhook that nobody has registered. */
export const fakeSms: Pick<UseCases, 'registerSmsWebhook' | 'showSmsProfile'> = {
  registerSmsWebhook: {
    execute: async ({ dryRun }) =>
      accepted({
        address: 'https://camp.example/api/infrastructure/bulksms/deliveries',
        outcome: dryRun ? 'would-be-registered' : 'registered',
      }),
  },
  showSmsProfile: { execute: async () => accepted(profile) },
}
