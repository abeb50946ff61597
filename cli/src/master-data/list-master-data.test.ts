import { accepted } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

describe('camp master list', () => {
  it('names each row by its id, with what it is chosen from by its name', async () => {
    const listed = await camp('master list holidays --plain')

    expect(listed.data).toContain('ZA-2026-11-04\tSouth Africa\t2026-11-04\tElections')
    expect(listed.messages).toContain('1 in all.')
  })

  it('leaves out ids that nobody says', async () => {
    const row = { id: '0b9f2a44-1c1f-4d51-9a9b-3a1f5f0c2d11', values: { name: 'Braai', colour: '#AA3300' }, labels: {}, uses: {} }
    const listMasterData = { execute: async () => accepted({ rows: [row], total: 1 }) }
    const door = fakeDoor({ useCases: { listMasterData } })

    expect((await camp('master list categories --plain', { door })).data).toBe('Braai\t#AA3300')
    expect((await camp('master list categories --json', { door })).data).toContain(row.id)
  })

  it('gives ids as data, and no secret of a connection', async () => {
    const values = { organisation: 'o-1', propertyCode: 'KLOOF01', password: 'never-to-be-read', isActive: true }
    const row = { id: 'c-1', values, labels: { organisation: 'Kloofwater Camp' }, uses: {} }
    const asked: unknown[] = []
    const listMasterData = {
      execute: async (command: { readonly kind: string; readonly search: string }) => {
        asked.push([command.kind, command.search])
        return accepted({ rows: [row], total: 1 })
      },
    }

    const { data } = await camp('master list hti-config --search kloof --json', {
      door: fakeDoor({ useCases: { listMasterData } }),
    })

    expect(JSON.parse(data)).toMatchObject([{ id: 'c-1', organisation: 'o-1', propertyCode: 'KLOOF01', isActive: true }])
    expect(data).not.toContain('never-to-be-read')
    expect(asked).toEqual([['hti-config', 'kloof']])
  })

  it('knows no other kind', async () => {
    expect(await camp('master list campsites')).toMatchObject({ exit: 2 })
  })
})
