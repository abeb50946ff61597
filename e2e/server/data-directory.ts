import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Names the folder of one run to its workers. */
const runFolder = 'CAMP_BROWSER_RUN'

/** Where all servers of one run have what is the same in each: the demo, and the pictures, dear to draw. */
export async function newRunFolder(): Promise<{ readonly folder: string; readonly data: string }> {
  const folder = await openFolder('camp-browser-run-')
  await mkdir(picturesOf(folder))
  process.env[runFolder] = folder
  return { folder, data: dataOf(folder) }
}

/** For one server, with the demo in it where a run has loaded it. */
export async function newDataDirectory(): Promise<string> {
  const directory = await openFolder('camp-browser-')
  const run = process.env[runFolder]
  if (!run) return directory
  // With the owner that PostgreSQL asks of its files.
  await promisify(execFile)('cp', ['-a', `${dataOf(run)}/.`, directory])
  await symlink(picturesOf(run), join(directory, 'pictures'))
  return directory
}

/** PostgreSQL runs as somebody else, who must come through. */
async function openFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o755)
  return folder
}

const dataOf = (run: string) => join(run, 'data')
const picturesOf = (run: string) => join(run, 'pictures')
