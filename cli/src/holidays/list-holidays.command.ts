import { holidayKinds } from '@camp/application/holidays/holiday-rows-of.ts'
import type { ListedMasterRow } from '@camp/application/master-data/master-data.ts'
import { shortIdsOf } from '@camp/domain/shared/short-id.ts'
import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { isDeclaredDay } from './declared-day.ts'

export function listHolidaysCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List declared days and school holidays, the newest first',
    examples: ['holiday list', 'holiday list --json'],
  }).action(() => cli.act(() => listHolidays(cli)))
}

const everything = { actor: operator, search: '', isDescending: true, limit: null, offset: 0, chosen: {} }

async function listHolidays(cli: Cli): Promise<Answer> {
  const { listMasterData } = await cli.useCases()
  const listed: ListedMasterRow[] = []
  for (const kind of holidayKinds) {
    const sort = kind === 'holidays' ? 'date' : 'startDate'
    const found = await listMasterData.execute({ ...everything, kind, sort })
    if (!found.ok) return refusalStop(found.refusal, 'Holidays')
    listed.push(...found.value.rows)
  }
  const rows = listed.map(({ id, values }) => [
    id,
    ...[values.date ?? values.startDate, values.date ?? values.endDate, values.region ?? values.country, values.name].map(String),
  ])
  const short = shortIdsOf(listed.map(({ id }) => id))
  const nameOf = (id: string) => (isDeclaredDay(id) ? id : short(id))
  const columns = ['Holiday', 'From', 'To', 'Where', 'Name'].map((name) => ({ name }))
  return report({
    json: rows.map(([id, from, to, where, name]) => ({ id, from, to, where, name })),
    tables: [{ columns, rows: rows.map(([id = '', ...cells]) => [nameOf(id), ...cells]) }],
  })
}
