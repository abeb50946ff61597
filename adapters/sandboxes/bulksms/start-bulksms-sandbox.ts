import type { SandboxTime } from '../sandbox-time.ts'
import { serveSandbox } from '../serve-sandbox.ts'
import { type BulkSmsSandbox, createBulkSmsSandbox } from './bulksms-sandbox.ts'
import type { DeliverReport } from './report-caller.ts'
import type { BulkSmsSandboxSettings } from './sandbox-settings.ts'

export interface RunningBulkSmsSandbox {
  readonly settings: BulkSmsSandboxSettings
  readonly sandbox: BulkSmsSandbox
  stop(): Promise<void>
}

/** Serves a sandbox of its own on this machine; port 0 takes a free one. */
export async function startBulkSmsSandbox(options: {
  port: number
  hostname?: string
  settings: Omit<BulkSmsSandboxSettings, 'publicUrl'>
  time?: SandboxTime
  deliver?: DeliverReport
}): Promise<RunningBulkSmsSandbox> {
  const { port, hostname, time, deliver } = options
  const { sandbox, publicUrl, stop } = await serveSandbox({ port, ...(hostname && { hostname }) }, (address) =>
    createBulkSmsSandbox({
      settings: { ...options.settings, publicUrl: address },
      ...(time && { time }),
      ...(deliver && { deliver }),
    }),
  )
  return { settings: { ...options.settings, publicUrl }, sandbox, stop }
}
