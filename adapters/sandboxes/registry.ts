import { bulkSmsSandboxKind } from './bulksms/bulksms-sandbox-kind.ts'
import { mailSandboxKind } from './email/mail-sandbox-kind.ts'
import { htiSandboxKind } from './hti/hti-sandbox-kind.ts'
import { peachSandboxKind } from './peach/peach-sandbox-kind.ts'
import type { SandboxKind } from './sandbox-kind.ts'
import { whatsAppSandboxKind } from './whatsapp/whatsapp-sandbox-kind.ts'

/** Every provider that has a sandbox; the product finds its settings under the same name. */
export const sandboxKinds = {
  payments: peachSandboxKind,
  email: mailSandboxKind,
  sms: bulkSmsSandboxKind,
  whatsApp: whatsAppSandboxKind,
  hti: htiSandboxKind,
}

export type SandboxName = keyof typeof sandboxKinds
export const sandboxNames = Object.keys(sandboxKinds) as readonly SandboxName[]

/** What clients must be told to talk to the sandboxes that run; absent: that one does not run. */
export type SandboxSettings = {
  readonly [Name in SandboxName]?: (typeof sandboxKinds)[Name] extends SandboxKind<infer Settings> ? Settings : never
}
