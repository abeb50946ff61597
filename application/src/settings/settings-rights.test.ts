import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { SaveCalendarFeed } from '../calendar-feeds/manage-calendar-feeds.ts'
import { DeletePaymentRule } from '../deposit/manage-payment-rules.ts'
import { WriteAboutPlot } from '../plots/change-plot.ts'
import { DeletePlot } from '../plots/delete-plot.ts'
import { ListSites } from '../plots/manage-sites.ts'
import { PlacePlots } from '../plots/place-plots.ts'
import { aPlotRow } from '../plots/testing/a-plot-row.ts'
import { type Actor, visitor } from '../shared/actor.ts'
import { revisionOf } from '../shared/revision.ts'
import { administrator, fresh, givenSettings, organisationId, person } from './testing/given-settings.ts'
import { calendarFeedSample, paymentRuleSample } from './testing/some-settings-rows.ts'

describe('who may', () => {
  const everybody = [
    visitor,
    person('USER'),
    person('ORGUSER'),
    administrator,
    person('ORGADMIN', 'other' as OrganisationId),
    person('SUPERADMIN'),
  ]
  const answers = async (ask: (actor: Actor) => Promise<{ ok: boolean; refusal?: { code: string } }>) =>
    Promise.all(
      everybody.map(async (actor) => {
        const answer = await ask(actor)
        return answer.ok ? 'yes' : answer.refusal?.code
      }),
    )

  it('read the settings: its own people, and the platform', async () => {
    const { ports } = givenSettings()

    expect(await answers((actor) => new ListSites(ports).execute({ actor, organisationId }))).toEqual([
      'not-permitted',
      'not-permitted',
      'yes',
      'yes',
      'not-found',
      'yes',
    ])
  })

  it('change them: its administrators, and the platform', async () => {
    const { ports } = givenSettings()
    const { first } = calendarFeedSample
    const changes = [
      (actor: Actor) =>
        new SaveCalendarFeed(ports).execute({
          ...fresh,
          actor,
          feed: { ...first, provider: actor.kind, feedUrl: `${first.feedUrl}?${'role' in actor ? actor.role : ''}` },
        }),
      (actor: Actor) =>
        new DeletePaymentRule(ports).execute({
          actor,
          organisationId,
          id: paymentRuleSample.first.id,
          revision: revisionOf(paymentRuleSample.first),
        }),
      (actor: Actor) => new DeletePlot(ports).execute({ actor, organisationId, id: 'nothing' as PlotId, revision: '' }),
      (actor: Actor) => new PlacePlots(ports).execute({ actor, organisationId, places: [] }),
    ]

    for (const change of changes) {
      expect(await answers(change)).toEqual(['not-permitted', 'not-permitted', 'not-permitted', 'yes', 'not-found', 'yes'])
    }
  })

  it('write about a plot: everybody who works there', async () => {
    const { ports } = givenSettings({ plots: [aPlotRow(1)] })
    const write = async (actor: Actor) => {
      const plot = await ports.plots.find(organisationId, aPlotRow(1).id)
      return new WriteAboutPlot(ports).execute({
        actor,
        organisationId,
        id: aPlotRow(1).id,
        revision: revisionOf(plot?.aboutPlot),
        aboutPlot: '<p>Shade<script>x</script></p>',
      })
    }

    expect(await write(person('ORGUSER'))).toEqual(accepted(null))
    expect(await write(person('ORGUSER', 'other' as OrganisationId))).toEqual(refused({ code: 'not-found' }))
    expect(await write(visitor)).toEqual(refused({ code: 'not-permitted' }))
    expect((await ports.plots.find(organisationId, aPlotRow(1).id))?.aboutPlot).toBe('<p>Shade</p>')
  })
})
