import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { campFile } from './testing/run-binary.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camp-cli-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** `camp --help` by a shell; `$camp` stands for it. */
async function inShell(line: string) {
  const child = spawn('sh', ['-c', line], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_DISABLE_COMPILE_CACHE: '1', camp: `${process.execPath} ${campFile} --help` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { promise: exit, resolve } = Promise.withResolvers<number | null>()
  child.once('close', resolve)
  const [data, messages] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { exit: await exit, data, messages }
}

// Where there is no such device, a file that may not grow.
const onto = existsSync('/dev/full') ? 'exec $camp > /dev/full' : 'ulimit -f 0; exec $camp > none.txt'

it('fails when nothing of its data can be written', async () => {
  expect(await inShell(onto)).toMatchObject({
    exit: 1,
    messages: expect.stringMatching(/^What was found could not be printed: E[A-Z]+: .+\n$/),
  })
})

it('fails when only the beginning of its data fits', async () => {
  const ended = await inShell('ulimit -f 1; exec $camp > short.txt')

  expect((await readFile(join(folder, 'short.txt'), 'utf8')).length).toBeGreaterThan(0)
  expect(ended).toMatchObject({ exit: 1, messages: expect.stringContaining('could not be printed: EFBIG') })
})

it('writes all of its data to a file', async () => {
  const { exit, messages } = await inShell('exec $camp > whole.txt')

  expect({ exit, messages }).toEqual({ exit: 0, messages: '' })
  expect(await readFile(join(folder, 'whole.txt'), 'utf8')).toBe((await inShell('exec $camp')).data)
})

it('ends well when its reader has read enough', async () => {
  expect(await inShell('{ $camp; echo "ended $?" >&2; } | head -1')).toMatchObject({ exit: 0, messages: 'ended 0\n' })
})
