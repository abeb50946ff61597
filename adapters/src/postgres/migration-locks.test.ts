import { migrations } from '@camp/migrations'
import { describe, expect, it } from 'vitest'
import { migrationStatements } from './migration-statements.ts'
import { type LockRule, lockFindings, lockRules } from './testing/migration-locks.ts'

/**
 * The first release brings everything up to here to an empty database at once: nobody waits, and no release
 * before it reads what is taken away.
 */
const firstRelease = '20261128000000'

const rulesOf = async (...statements: readonly string[]) => (await lockFindings(statements)).map(({ rule }) => rule)

describe('a migration', () => {
  it.each<[LockRule, string]>([
    ['index-locks-writes', 'create index payment_by_day on payment (paid_at)'],
    ['index-locks-writes', 'create unique index one_each on payment (reservation_id)'],
    ['table-is-rewritten', 'alter table plot alter column pax_max type bigint'],
    ['table-is-rewritten', 'alter table plot add column id2 uuid not null default gen_random_uuid()'],
    ['table-is-rewritten', 'alter table plot add column number int generated always as identity'],
    ['table-is-rewritten', 'alter table plot add column twice int generated always as (pax_max * 2) stored'],
    ['column-must-be-filled', 'alter table plot add column colour text not null'],
    ['rows-are-looked-at', 'alter table plot alter column colour set not null'],
    ['rows-are-looked-at', 'alter table plot add constraint colour_known check (colour <> $$$$)'],
    ['rows-are-looked-at', 'alter table plot add foreign key (site_id) references site (id)'],
    ['rows-are-looked-at', `alter table plot add column colour text check (colour <> '')`],
    ['index-for-constraint', 'alter table plot add constraint one_name unique (site_id, name)'],
    ['index-for-constraint', 'alter table plot add column code text unique'],
    ['taken-away', 'alter table plot drop column colour'],
    ['taken-away', 'alter table plot alter column colour drop default'],
    ['taken-away', 'alter table plot rename column colour to tint'],
    ['taken-away', 'alter table plot rename to stand'],
    ['taken-away', 'drop table plot'],
    ['rows-are-written', `update plot set colour = 'green'`],
    ['rows-are-written', 'delete from plot where colour is null'],
    ['cannot-be-read', 'do $$ begin perform 1; end $$'],
  ])('is told: %s (%s)', async (rule, statement) => {
    expect(await rulesOf(statement)).toEqual([rule])
    expect(lockRules[rule]).not.toBe('')
  })

  it.each([
    'create index concurrently payment_by_day on payment (paid_at)',
    'alter table plot add column colour text',
    `alter table plot add column colour text not null default 'green'`,
    'alter table plot add column seen_at timestamptz not null default now()',
    `alter table plot add column colours text[] not null default '{}'`,
    'alter table plot add column site_id uuid references site (id)',
    `alter table plot add constraint colour_known check (colour <> '') not valid`,
    'alter table plot validate constraint colour_known',
    'alter table plot add constraint one_name unique using index plot_by_name',
    'alter table plot drop constraint colour_known',
    'drop index payment_by_day',
    `create function f() returns int language sql as $$ update plot set colour = 'green' returning 1 $$`,
  ])('may do this while people book: %s', async (statement) => {
    expect(await rulesOf(statement)).toEqual([])
  })

  it('does what it likes with tables that it makes itself', async () => {
    expect(
      await rulesOf(
        'create table colour (name text)',
        'create index colour_by_name on colour (name); update colour set name = $$red$$',
      ),
    ).toEqual([])
  })
})

/** What the release before each no longer names: the other half of a change that began with adding. */
const takenAway = new Map([
  [
    '20261128173500_settings_count_no_writes',
    'site plot payment_rule special_term document plot_calendar_feed saved_text whatsapp_template',
  ],
])

it('no migration after the first release keeps people waiting, or breaks the release before it', async () => {
  const later = migrations.map(({ name }) => name).filter((name) => name >= firstRelease)

  const all = await Promise.all((await migrationStatements(later)).map(({ statements }) => lockFindings(statements)))

  const found = all.flatMap((findings, position) => findings.map((finding) => ({ migration: later[position], ...finding })))
  const expected = [...takenAway].flatMap(([migration, tables]) =>
    tables.split(' ').map((table) => ({ migration, rule: 'taken-away', table })),
  )
  expect(found).toEqual(expected)
})

it('every migration can be read', async () => {
  const all = await migrationStatements(migrations.map(({ name }) => name))

  const found = await Promise.all(all.map(({ statements }) => lockFindings(statements)))

  expect(found).toHaveLength(migrations.length)
  expect(found.flat()).toContainEqual({ rule: 'index-locks-writes', table: 'reservation' })
})
