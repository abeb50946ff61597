import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'

export function listSavedTextsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'texts',
    summary: 'List the saved texts of a campsite, with their fields as they stand',
    examples: ['message texts --org kloofwater-camp', 'message texts --org kloofwater-camp --json'],
  })
    .requiredOption('--org <slug>', 'of one organisation')
    .action(({ org }: { readonly org: string }) => cli.act(() => listSavedTexts(cli, org)))
}

async function listSavedTexts(cli: Cli, org: string): Promise<Answer> {
  const useCases = await cli.useCases()
  const hint = `See ${campLine('org list')}`
  const chosen = await useCases.chooseOrganisation.execute({ actor: operator, slug: org })
  if (!chosen.ok) return refusalStop(chosen.refusal, org, hint)
  if (chosen.value.kind !== 'chosen') return refusalStop({ code: 'not-found' }, org, hint)
  const { id: organisationId } = chosen.value.organisation
  const listed = await useCases.listSavedTexts.execute({ actor: operator, organisationId })
  if (!listed.ok) return refusalStop(listed.refusal, org, hint)
  return report({
    json: listed.value.map(({ name, text }) => ({ name, text })),
    tables: [
      {
        columns: [{ name: 'Name' }, { name: 'Text' }],
        rows: listed.value.map(({ name, text }) => [name, text.replaceAll('\n', ' ')]),
      },
    ],
    messages: [`Saved texts: ${listed.value.length}.`],
  })
}
