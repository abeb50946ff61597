import { Notice } from '#app/components/notice.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import '#app/components/staff/pricing/pricing.css'
import { choicesBySite } from '#app/components/staff/pricing/plot-choices.ts'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import type { Route } from './+types/route.ts'
import { answerBulk } from './answer-bulk.ts'
import { copyAnswers, copyParameter, firstBulkAnswers } from './bulk-answers.ts'
import { BulkForm } from './bulk-form.tsx'
import { BulkPreviewForm } from './bulk-preview-form.tsx'
import { BulkWritten } from './bulk-written.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  if (!prices.mayManage) throw refusedPage('not-permitted')
  const source = new URL(request.url).searchParams.get(copyParameter)
  const answers = source === null ? firstBulkAnswers(prices.plots.map(({ id }) => id)) : copyAnswers(source)
  return { sites: choicesBySite(prices), answers }
}

export async function action({ context, request }: Route.ActionArgs) {
  const asked = await pricesOfRequest({ context, request })
  if (!asked.prices.mayManage) throw refusedPage('not-permitted')
  return answerBulk(context.get(useCases), asked, await request.formData())
}

export default function ChangeManyRates({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('rateSettings')
  const hasErrors = actionData !== undefined && actionData.problems.length + actionData.wrongCells.length > 0
  return (
    <StaffPage title={t('bulkTitle')} lead={t('bulkLead')} hasErrors={hasErrors}>
      {actionData?.written && <BulkWritten {...actionData.written} />}
      {actionData?.isNotUndone && (
        <Notice tone="warn" role="alert">
          {t('notUndone')}
        </Notice>
      )}
      {actionData?.preview && <BulkPreviewForm {...actionData} preview={actionData.preview} />}
      {!actionData?.written && (
        <BulkForm
          sites={loaderData.sites}
          answers={actionData?.answers ?? loaderData.answers}
          problems={actionData?.problems ?? []}
          wrongCells={actionData?.wrongCells ?? []}
        />
      )}
    </StaffPage>
  )
}
