import type { UseCases } from '@camp/application/use-cases.ts'
import { stop } from '../answer.ts'
import type { Door } from '../door.ts'
import { fakeUseCases } from './fake-use-cases.ts'

/** The address of the database is wrong, or nobody is there. */
export class Unreachable extends Error {}

const backupFacts = {
  takenAt: '2026-11-23T02:00:00Z',
  by: 'copy',
  migrations: 70,
  tables: 80,
  rows: 12_345,
  pictures: 6,
} as const

/** A door to fakes; files are kept in memory. */
export function fakeDoor(facts: { readonly useCases?: Partial<UseCases>; readonly door?: Partial<Door> } = {}): Door & {
  readonly files: Map<string, string>
} {
  const files = new Map([
    ['nightsbridge.csv', 'Booking ID,Guest Name,Room Name,Date In,Date Out\nNB1,Thandi,Stand 1,2026-12-01,2026-12-03'],
    ['list.csv', 'Ref,Name,Where,Arrival,Departure\nNB1,Thandi,Tent A,2026-12-01,2026-12-03'],
    ['organisations.json', '{}'],
    ['-', '{}'],
    ['password.txt', 'a river runs uphill\n'],
    ['airbnb.ics', 'BEGIN:VCALENDAR'],
    ['statement.csv', 'Date,Description,Amount\n'],
    ['report.xml', '<feedback/>'],
    ['broken.json', '{"format":\n  nonsense}'],
  ])
  return {
    files,
    useCases: async () => fakeUseCases(facts.useCases),
    pendingMigrations: async () => [{ name: '20261121080000_places', statements: ['create table place ()'] }],
    migrate: async () => ['20261121080000_places'],
    roleProblem: async () => null,
    grantTo: async () => {},
    loadDemo: async ({ dryRun, onProgress }) => {
      onProgress(73, 73, 'people')
      return dryRun ? { outcome: 'would-be-loaded' } : { outcome: 'loaded', reservations: 601 }
    },
    generateDemo: async ({ onProgress }) => {
      onProgress(500, 500, 'bookings')
      return { outcome: 'generated', reservations: 47_004 }
    },
    work: async () => {},
    backup: async () => backupFacts,
    restore: async () => ({ outcome: 'restored', facts: backupFacts, differences: [] }),
    isServing: false,
    configurationFaults: async () => [],
    configurationLines: async () => [{ variable: 'DATABASE_URL', value: '(hidden)', source: 'environment' }],
    sendsEmail: async () => true,
    readBytes: async (path) => {
      const text = files.get(path)
      return text === undefined ? undefined : Buffer.from(text)
    },
    readText: async (path) => files.get(path),
    writeFile: async (path, content, mayOverwrite) => {
      if (files.has(path) && !mayOverwrite) return false
      files.set(path, typeof content === 'string' ? content : new TextDecoder().decode(content))
      return true
    },
    wait: async () => {},
    explain: async (error) => (error instanceof Unreachable ? stop('unavailable', 'The database does not answer.') : undefined),
    close: async () => {},
    ...facts.door,
  }
}
