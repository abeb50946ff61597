import type { ImportedDmarc } from '@camp/application/dmarc/import-dmarc-reports.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { data } from 'react-router'
import { filesOf, readUpload } from '#server/staff/read-upload.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'

const largestUpload = 10 * 1024 * 1024
const mostFiles = 20

export interface DmarcReply {
  readonly problem: 'none' | 'tooLarge' | 'tooMany' | 'unreadable' | null
  readonly answers: readonly ImportedDmarc[]
}

const refuse = (problem: DmarcReply['problem'], status: number) => data<DmarcReply>({ problem, answers: [] }, status)

export async function answerDmarcReports(
  { importDmarcReports }: Pick<UseCases, 'importDmarcReports'>,
  actor: Actor,
  request: Request,
) {
  const form = await readUpload(request, largestUpload)
  if (!form.ok) return form.refusal.code === 'upload-too-large' ? refuse('tooLarge', 413) : refuse('unreadable', 400)
  const chosen = await filesOf(form.value, 'reports')
  if (chosen.length === 0) return refuse('none', 422)
  if (chosen.length > mostFiles) return refuse('tooMany', 422)
  const files = chosen.map(({ fileName, bytes }) => ({ name: fileName, bytes }))
  const imported = await importDmarcReports.execute({ actor, files, dryRun: false })
  if (!imported.ok) throw throwPageRefusals(imported.refusal)
  // Where something was kept, the page shows it: what is answered as refused is not read again.
  const isKept = imported.value.some(({ ok }) => ok)
  return data<DmarcReply>({ problem: null, answers: imported.value }, isKept ? 200 : 422)
}
