import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of this run alone: Playwright's own process is the parent of every worker. */
const folderOf = (runId: number) => join(tmpdir(), `camp-browser-pictures-${runId}`)

/** Where all servers of one run keep what they draw: a picture is the same in each, and dear to draw. */
export async function sharedPictures(): Promise<string> {
  const folder = folderOf(process.ppid)
  await mkdir(folder, { recursive: true })
  return folder
}

/** Once all workers are gone. */
export default async function forgetSharedPictures(): Promise<void> {
  await rm(folderOf(process.pid), { recursive: true, force: true })
}
