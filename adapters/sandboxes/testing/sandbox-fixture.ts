import { PeachPayments } from '../../src/payments/peach-payments.ts'
import type { PeachSettings } from '../../src/payments/peach-settings.ts'
import type { OutgoingCall } from '../outgoing-call.ts'
import { demoSandboxPace, type PeachSandboxSettings, shopSettingsFor } from '../peach/sandbox-settings.ts'
import { type RunningPeachSandbox, startPeachSandbox } from '../peach/start-peach-sandbox.ts'
import { answeredCalls } from './answered-calls.ts'
import { ManualSandboxTime } from './manual-sandbox-time.ts'

export const sandboxSettings: Omit<PeachSandboxSettings, 'publicUrl'> = {
  ...demoSandboxPace,
  clientId: 'client',
  clientSecret: 'client-secret',
  merchantId: 'merchant',
  entityId: '0123456789abcdef0123456789abcdef',
  secretToken: 'sandbox-secret-token',
  cardToken: 'sandbox-card-token',
  shopOrigins: ['http://localhost:4321'],
  notifiedHosts: [],
}

export interface SandboxFixture {
  readonly running: RunningPeachSandbox
  readonly time: ManualSandboxTime
  readonly gateway: PeachPayments
  readonly shopSettings: PeachSettings
  /** Every delivery, answered by `answers` in turn, 200 when there are no more. */
  readonly delivered: OutgoingCall[]
  readonly answers: (number | 'no answer')[]
  /** Posts the payment page's form as a browser does and gives the page that follows. */
  submit(redirectUrl: string, form: Record<string, string>): Promise<{ status: number; page: string; headers: Headers }>
}

/** A sandbox on a free port under manual time, and our client for it. */
export async function givenSandbox(
  facts: Partial<PeachSandboxSettings> = {},
  timeouts = { connectMs: 30_000, totalMs: 60_000 },
): Promise<SandboxFixture> {
  const time = new ManualSandboxTime()
  const { called: delivered, answers, deliver } = answeredCalls()
  const running = await startPeachSandbox({ port: 0, settings: { ...sandboxSettings, ...facts }, time, deliver })
  const shopSettings = shopSettingsFor(running.settings, 'http://localhost:4321')
  const gateway = new PeachPayments({ settings: shopSettings, clock: time, timeouts })

  return {
    running,
    time,
    gateway,
    shopSettings,
    delivered,
    answers,
    async submit(redirectUrl, form) {
      const answer = await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams(form) })
      return { status: answer.status, page: await answer.text(), headers: answer.headers }
    },
  }
}
