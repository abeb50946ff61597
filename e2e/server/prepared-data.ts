import { rm } from 'node:fs/promises'
import { newRunFolder } from './data-directory.ts'
import { serve } from './start-server.ts'

/** Loads the demo, once for all servers of a run; each begins with a copy. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const { folder, data } = await newRunFolder()
  await (await serve(data)).stop()
  await rm(`${data}/pictures`, { recursive: true, force: true })
  return () => rm(folder, { recursive: true, force: true })
}
