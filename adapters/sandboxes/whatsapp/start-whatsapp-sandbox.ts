import { type RunningSandbox, type SandboxStart, startSandbox } from '../start-sandbox.ts'
import type { WhatsAppSandboxSettings } from './sandbox-settings.ts'
import { createWhatsAppSandbox, type WhatsAppSandbox } from './whatsapp-sandbox.ts'

export type RunningWhatsAppSandbox = RunningSandbox<WhatsAppSandboxSettings, WhatsAppSandbox>

export function startWhatsAppSandbox(start: SandboxStart<WhatsAppSandboxSettings>): Promise<RunningWhatsAppSandbox> {
  return startSandbox(start, createWhatsAppSandbox)
}
