import { SavePaymentRule } from '@camp/application/deposit/manage-payment-rules.ts'
import { ChangePlot } from '@camp/application/plots/change-plot.ts'
import { revisionOfPlot } from '@camp/application/plots/plots.ts'
import { SaveSavedText } from '@camp/application/saved-texts/manage-saved-texts.ts'
import { DeleteLink } from '@camp/application/settings/delete-link.ts'
import { paymentRuleSample, savedTextSample } from '@camp/application/settings/testing/some-settings-rows.ts'
import { system } from '@camp/application/shared/actor.ts'
import { revisionOf } from '@camp/application/shared/revision.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { campsite, stands } from '@camp/application/testing/a-campsite.ts'
import { SaveTemplateMapping } from '@camp/application/whatsapp/manage-templates.ts'
import { standardTemplates } from '@camp/application/whatsapp/standard-templates.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresAuditTrail } from '../audit/postgres-audit-trail.ts'
import { PostgresPaymentRules } from '../deposit/postgres-payment-rules.ts'
import { PostgresManagedOrganisations } from '../organisations/postgres-managed-organisations.ts'
import { PostgresPlots } from '../plots/postgres-plots.ts'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresSavedTexts } from '../saved-texts/postgres-saved-texts.ts'
import { cryptoRandomness } from '../shared/crypto-randomness.ts'
import { PostgresTemplateMappings } from '../whatsapp/postgres-template-mappings.ts'
import { PostgresSettings } from './postgres-settings.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
beforeEach(async () => {
  await emptied(store.em, 'organisation')
  await storeCatalogue(store.em, campsite)
})
afterAll(() => store.stop())

const own = { actor: system('test'), organisationId: campsite.organisation.id }
const people = [1, 2, 3, 4]

/** With an entity manager of its own, as each request has. */
function scope() {
  const em = store.database.forkEntityManager()
  return {
    transaction: new PostgresTransaction({ em, randomness: cryptoRandomness }),
    auditTrail: new PostgresAuditTrail(em),
    clock: new FixedClock(),
    randomness: cryptoRandomness,
    sanitiseHtml: (html: string) => html,
    savedTexts: new PostgresSavedTexts(em),
    paymentRules: new PostgresPaymentRules(em),
    plots: new PostgresPlots(em),
    managedOrganisations: new PostgresManagedOrganisations(em),
    templateMappings: new PostgresTemplateMappings(em),
    settings: new PostgresSettings(em),
  }
}

type Ports = ReturnType<typeof scope>
const { first: text } = savedTextSample
const { first: half, second: third } = paymentRuleSample
const [template] = standardTemplates
const plotId = stands[0]?.id as PlotId

const saveText = (ports: Ports, nth: number) =>
  new SaveSavedText(ports).execute({ ...own, id: text.id, revision: revisionOf(text), savedText: { ...text, text: `By ${nth}` } })

/** Each as its form would save it, shown before any of them saved. */
const kinds: readonly (readonly [string, () => Promise<(ports: Ports, nth: number) => Promise<{ readonly ok: boolean }>>])[] = [
  [
    'a saved text',
    async () => {
      await scope().savedTexts.add(text)
      return saveText
    },
  ],
  [
    'a payment rule',
    async () => {
      await scope().paymentRules.add(half)
      const row = { ...own, id: half.id, revision: revisionOf(half), plotIds: [] }
      return (ports, nth) => new SavePaymentRule(ports).execute({ ...row, rule: { ...half, name: `By ${nth}` } })
    },
  ],
  [
    'a plot',
    async () => {
      const plot = (await scope().plots.find(own.organisationId, plotId))!
      const row = { ...own, id: plot.id, revision: revisionOfPlot(plot), siteId: plot.siteId }
      return (ports, nth) => new ChangePlot(ports).execute({ ...row, facts: { ...plot, name: `By ${nth}` } })
    },
  ],
  [
    'a WhatsApp template',
    async () => {
      const typed = { twilioContentSid: '', bodyOrder: '1', urlButtons: '', isActive: true }
      const key = { actor: own.actor, name: template!.name, language: template!.language }
      const stored = await scope().templateMappings.find(key)
      const row = { ...key, revision: revisionOf(stored) }
      return (ports, nth) => new SaveTemplateMapping(ports).execute({ ...row, typed: { ...typed, metaName: `by_${nth}` } })
    },
  ],
]

describe('people who save the same at the same moment', () => {
  it.each(kinds)('%s: are one who saves, and others who are told', async (_, shown) => {
    const save = await shown()

    const answers = await Promise.all(people.map((nth) => save(scope(), nth)))

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(3).fill(refused({ code: 'changed-meanwhile' })))
  })

  it('would write over each other if they did not wait for each other', async () => {
    await scope().savedTexts.add(text)
    const met = Promise.withResolvers<void>()
    let arrived = 0
    const unguarded = () => {
      const ports = scope()
      const findForChange: PostgresSavedTexts['findForChange'] = async (organisationId, id) => {
        const stored = await ports.savedTexts.find(organisationId, id)
        arrived += 1
        if (arrived === people.length) met.resolve()
        await met.promise
        return stored
      }
      return Object.assign(ports, { savedTexts: Object.assign(ports.savedTexts, { findForChange }) })
    }

    const answers = await Promise.all(people.map((nth) => saveText(unguarded(), nth)))

    expect(answers).toEqual(people.map(() => accepted({ id: text.id })))
  })
})

describe('the plots of a payment rule', () => {
  const shown = { ...own, id: half.id, revision: revisionOf(half), rule: half, plotIds: half.plots.map(({ plotId: id }) => id) }

  beforeEach(async () => {
    await scope().paymentRules.add(half)
  })

  it('that another rule took meanwhile are not taken back unseen', async () => {
    await new SavePaymentRule(scope()).execute({
      ...own,
      id: null,
      revision: null,
      rule: third,
      plotIds: shown.plotIds.slice(0, 1),
    })

    expect(await new SavePaymentRule(scope()).execute(shown)).toEqual(refused({ code: 'changed-meanwhile' }))
  })

  it('that somebody took away meanwhile are not put back unseen', async () => {
    await new DeleteLink(scope()).execute({ actor: own.actor, kind: 'payment-rule', id: half.plots[0]!.linkId })

    expect(await new SavePaymentRule(scope()).execute(shown)).toEqual(refused({ code: 'changed-meanwhile' }))
  })
})
