import { parentPort } from 'node:worker_threads'
import { type ParseJob, parsers } from './parse-job.ts'

/** Runs in a thread that may be ended at any moment; a job is answered once. */
parentPort?.on('message', async ({ parser, file, question }: ParseJob) => {
  // Each parser gets the question that was asked of it.
  const parse = parsers[parser] as (file: Uint8Array, question: unknown) => unknown
  parentPort?.postMessage(await parse(file, question))
})

parentPort?.postMessage('ready')
