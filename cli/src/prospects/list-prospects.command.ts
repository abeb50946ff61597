import type { Enquiry } from '@camp/application/enquiries/enquiries.ts'
import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { limitOfRows } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'
import { momentInJson, momentText } from '../terminal/moment-text.ts'

const columns = ['Received', 'Reference', 'About', 'Name', 'E-mail', 'Phone', 'Stage'].map((name) => ({ name }))

export function listProspectsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List campsites that ask for a demo, and messages of the contact page, the newest first',
    examples: ['prospect list --limit 10', 'prospect list --json'],
  })
    .option('--limit <rows>', 'how many at most', limitOfRows, 25)
    .action(({ limit }: { readonly limit: number }) => cli.act(() => listProspects(cli, limit)))
}

async function listProspects(cli: Cli, limit: number): Promise<Answer> {
  const listed = await (await cli.useCases()).listEnquiries.execute({ actor: operator, limit })
  if (!listed.ok) return refusalStop(listed.refusal, 'Prospects')
  return report({
    json: listed.value.map(enquiryInJson),
    tables: [{ columns, rows: listed.value.map(enquiryRow) }],
    messages: listed.value.length === 0 ? ['Nobody has written yet.'] : [],
  })
}

function enquiryRow(enquiry: Enquiry): readonly string[] {
  const { createdAt, reference, name, email } = enquiry
  const [about, phone, stage] =
    enquiry.kind === 'prospect' ? [enquiry.campsite, enquiry.phone, enquiry.stage] : [enquiry.subject, '', 'message']
  return [momentText(createdAt), reference, about, name, email, phone, stage]
}

function enquiryInJson({ id, createdAt, ...facts }: Enquiry) {
  return { id, receivedAt: momentInJson(createdAt), ...facts }
}
