import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { ActPage } from './act-page.tsx'
import type { ActPageProps } from './act-props.ts'

beforeAll(() => loadAllWords('en'))

const guest = {
  firstName: 'Thandi',
  lastName: 'Nkosi',
  email: 'thandi@example.test',
  countryCode: '+27',
  cell: '0829990001',
  verificationPreference: 'SMS',
  language: 'en',
  specialRequest: null,
  vehiclePlate: 'CA 1',
}

function shown(props: Partial<ActPageProps>, who: Partial<typeof guest> = {}): string {
  const reservation = { id: 'b', simpleReference: '482-913-107', reservationDate: '2027-02-01', endDate: '2027-02-04', plots: [] }
  const organisation = { slug: 'kwena-camp' }
  const booking = { organisation, reservation, guest: { ...guest, ...who }, version: 7, balance: 0, acts: [] }
  const given = {
    act: 'plate',
    answers: {},
    formKey: 'key',
    refunds: null,
    outcome: null,
    refusal: null,
    conflict: null,
    booking,
  }
  const Page = () => <ActPage {...({ ...given, ...props } as unknown as ActPageProps)} />
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  return renderToString(<Stub initialEntries={['/']} />)
}

it.each(['plate', 'details'] as const)('the form of %s says what it was filled with', (act) => {
  expect(shown({ act })).toContain('<input type="hidden" name="version" value="7"/>')
  expect(shown({ act })).toMatch(/<input type="hidden" name="shown" value="{&quot;(vehiclePlate|firstName)/)
})

it('shows what somebody else wrote beside what was typed', () => {
  const changes = [{ field: 'vehiclePlate', was: '', now: 'CA 1', typed: 'GP 2' }]
  const conflict = { by: 'Pieter', at: null, changes }

  const html = shown({ conflict, answers: { vehiclePlate: 'GP 2', version: '8' } })

  expect(html).toContain('Pieter')
  expect(html).toContain('CA 1')
  expect(html).toContain('name="version" value="8"')
})

it.each([
  ['note', { code: 'note-too-long', most: 500 }, 'Shorten the note to 500 characters.'],
  ['move', { code: 'reason-too-long', most: 200 }, 'Shorten the reason to 200 characters.'],
  ['payment', { code: 'reference-too-long', most: 100 }, 'Shorten the reference to 100 characters.'],
] as const)('says at %s how long the text may be', (act, refusal, words) => {
  expect(shown({ act, refusal })).toContain(words)
})

it('names nobody whose name was erased', () => {
  expect(shown({}, { firstName: '', lastName: '' })).toContain('Not named yet, 482-913-107')
})
