import { enableCompileCache } from 'node:module'

// Before anything else is loaded: what was compiled once starts in half the time.
enableCompileCache()
const { runProcess } = await import('./run-process.ts')
await runProcess()
