import type { SiteId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { termLinks } from '#app/components/staff/places/place-links.server.ts'
import { PlaceLinks } from '#app/components/staff/places/place-links.tsx'
import { problemsOf } from '#app/components/staff/settings-forms/problem-words.ts'
import { sitesPage, specialTermsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf, throwPageRefusals } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { newSite, siteToAnswers } from './site-answers.ts'
import { siteFacts, siteForm } from './site-form.server.ts'
import { SiteForm } from './site-form.tsx'

/** Without an id in the address it is a new site. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const site = params.siteId ? rowOf(valueOrThrowPage(await acts.listSites.execute(who)), params.siteId) : null
  const terms = site ? (await termLinks(acts, who)).filter(({ orgSiteId }) => orgSiteId === site.id) : []
  return {
    terms: terms.map(({ id, termId, name }) => ({ id: termId as string, name, linkId: id })),
    id: site?.id ?? null,
    name: site?.name ?? null,
    rowVersion: site?.rowVersion ?? 0,
    answers: site ? siteToAnswers(site) : newSite,
    mayManage,
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const { answers, rowVersion } = readForm(siteForm, await request.formData())
  const id = (params.siteId ?? null) as SiteId | null
  const saved = await acts.saveSite.execute({ ...who, id, rowVersion, site: siteFacts.parse(answers) })
  if (!saved.ok) return data({ answers, rowVersion, problems: problemsOf(throwPageRefusals(saved.refusal)) }, 409)
  return redirect(withDone(organisationAddress(organisation.slug, sitesPage), id ? 'saved' : 'created'), 303)
}

export default function EditSite({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { id, terms, mayManage } = loaderData
  return (
    <div className="grid gap-6">
      <SiteForm problems={[]} {...loaderData} {...actionData} />
      {id && (
        <PlaceLinks
          title={t('termsOfSite')}
          empty={t('noTerms')}
          page={specialTermsPage}
          linkPage="org-organisation/site-special-terms"
          links={terms}
          mayDelete={mayManage}
        />
      )}
    </div>
  )
}
