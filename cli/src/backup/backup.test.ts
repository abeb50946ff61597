import { describe, expect, it } from 'vitest'
import type { RestoreOutcome } from '../door.ts'
import { runCamp } from '../run-camp.ts'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'
import { RecordingTerminal } from '../testing/recording-terminal.ts'
import { Underway } from '../underway.ts'

describe('a command that was stopped and does not go on when it is run again', () => {
  it.each([
    [
      'backup backups/today',
      'Interrupted. Backing up had come to pictures; the folder is no backup. Delete it, or name a new one.',
    ],
    [
      'restore backups/today',
      'Interrupted. Restoring had come to pictures; the database is incomplete. Drop it, create it empty, then run it again.',
    ],
  ])('"%s" says what to do', async (line, sentence) => {
    const underway = new Underway()
    const said: string[] = []
    const stopped = async ({ onProgress }: { readonly onProgress: (text: string) => void }) => {
      onProgress('pictures')
      said.push(underway.sentence())
      throw new Error('stopped')
    }
    const door = fakeDoor({ door: { backup: stopped, restore: stopped } })

    await runCamp(line.split(' '), { terminal: new RecordingTerminal(), door, underway, environment: {} })

    expect(said).toEqual([sentence])
  })

  it('"org import" is run again', async () => {
    const underway = new Underway()
    underway.reached('Importing', 'organisation 3 of 6')

    expect(underway.sentence()).toBe(
      'Interrupted. Importing had come to organisation 3 of 6; what was done stays done. Run it again to go on.',
    )
  })
})

describe('backup', () => {
  it('ends with 4 where something is already', async () => {
    const door = fakeDoor({ door: { backup: async () => undefined } })

    expect(await camp('backup a-file', { door })).toMatchObject({
      exit: 4,
      messages: 'a-file: something is there already. Name a new folder.',
    })
  })
})

describe('restore', () => {
  it.each<[RestoreOutcome, number, string]>([
    [{ outcome: 'no-backup' }, 3, 'there is no backup that was written to its end'],
    [{ outcome: 'not-empty' }, 4, 'Name an empty one in DATABASE_URL'],
    [{ outcome: 'not-permitted' }, 78, 'as the role that migrates'],
    [{ outcome: 'damaged', files: ['manifest.json'] }, 1, 'is damaged; nothing was changed.\nmanifest.json'],
  ])('of %o ends with %i', async (outcome, exit, message) => {
    const ended = await camp('restore backups/today', { door: fakeDoor({ door: { restore: async () => outcome } }) })

    expect(ended).toMatchObject({ exit, messages: expect.stringContaining(message) })
  })
})
