import { type RunningSandbox, type SandboxStart, startSandbox } from '../start-sandbox.ts'
import { type BulkSmsSandbox, createBulkSmsSandbox } from './bulksms-sandbox.ts'
import type { BulkSmsSandboxSettings } from './sandbox-settings.ts'

export type RunningBulkSmsSandbox = RunningSandbox<BulkSmsSandboxSettings, BulkSmsSandbox>

export function startBulkSmsSandbox(start: SandboxStart<BulkSmsSandboxSettings>): Promise<RunningBulkSmsSandbox> {
  return startSandbox(start, createBulkSmsSandbox)
}
