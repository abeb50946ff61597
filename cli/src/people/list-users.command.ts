import { type PersonState, personStates } from '@camp/application/people/platform/people-records.ts'
import { type Role, roles } from '@camp/domain/people/role.ts'
import { type Command, Option } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { limitOfRows } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'
import { momentInJson, momentText } from '../terminal/moment-text.ts'

interface Options {
  readonly search: string
  readonly role: Role | ''
  readonly state: PersonState | ''
  readonly limit: number
}

const columns = ['E-mail', 'Name', 'Role', 'State', 'Campsites', 'Since'].map((name) => ({ name }))

export function listUsersCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List everybody with an account, the newest first',
    examples: ['user list --role SUPERADMIN', 'user list --search zanele --json'],
  })
    .option('--search <text>', 'in name, e-mail address and username', '')
    .addOption(new Option('--role <role>', 'of this role alone').choices(roles).default(''))
    .addOption(new Option('--state <state>', 'in this state alone').choices(personStates).default(''))
    .option('--limit <rows>', 'how many at most', limitOfRows, 25)
    .action((options: Options) => cli.act(() => listUsers(cli, options)))
}

async function listUsers(cli: Cli, options: Options): Promise<Answer> {
  const query = { actor: operator, ...options, sort: 'createdAt', isDescending: true, offset: 0 } as const
  const listed = await (await cli.useCases()).listPeople.execute(query)
  if (!listed.ok) return refusalStop(listed.refusal, 'Users')
  const { rows, total } = listed.value
  return report({
    json: rows.map(({ createdAt, ...person }) => ({ ...person, createdAt: momentInJson(createdAt) })),
    tables: [
      {
        columns,
        rows: rows.map(({ email, name, role, state, organisations, createdAt }) => {
          return [email, name, role, state, organisations.join(', '), momentText(createdAt)]
        }),
      },
    ],
    messages: [`${rows.length} of ${total}.`],
  })
}
