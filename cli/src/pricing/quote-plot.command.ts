import type { PickerPlot, PickerView } from '@camp/application/picker/picker-view.ts'
import { paymentTermsText } from '@camp/domain/formatting/payment-terms-text.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import { paymentTermsWords } from '@camp/domain/languages/en/payment-terms.ts'
import { translatorOf } from '@camp/domain/languages/translator.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { reasonWords } from '../availability/reason-text.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given, givenOrganisation } from '../given.ts'
import { organisationStop } from '../refusals.ts'
import { askStayQuery, enquiryInJson, nightsWords, partyWords, type StayOptions, withStayOptions } from '../stay-options.ts'
import { findPlot } from './find-plot.ts'
import { quoteInJson } from './quote-in-json.ts'
import { quoteTable } from './quote-table.ts'

const english = translatorOf<typeof paymentTermsWords>('en', paymentTermsWords)

interface Options extends StayOptions {
  readonly org?: string
  readonly plot?: string
}

export function quotePlotCommand(cli: Cli): Command {
  const command = campCommand({
    verb: 'quote',
    summary: 'Price a stay on a plot night by night, every line with the rule that made it',
    examples: [
      'quote --org kloofwater-camp --plot "River stand 1" --arrival 2027-02-12 --departure 2027-02-14',
      'quote --org kloofwater-camp --plot 1 --arrival 2027-12-20 --departure 2027-12-27 --adults 2 --pensioners 1 --children 4,9 --json',
    ],
  })
    .option('--org <slug>', 'the organisation')
    .option('--plot <plot>', 'the plot by its name or number')
  return withStayOptions(command).action((options: Options) => cli.act(() => quotePlot(cli, options)))
}

async function quotePlot(cli: Cli, options: Options): Promise<Answer> {
  const slug = await givenOrganisation(cli, options.org)
  if (!slug.ok) return slug.refusal
  const enquiry = await askStayQuery(cli, options)
  if (!enquiry.ok) return enquiry.refusal
  if (options.plot === undefined && !cli.ask) return stop('usage', 'Missing: --plot <plot>')
  const picker = await (await cli.useCases()).showPicker.execute({ orgSlug: slug.value, ...enquiry.value, siteId: null })
  if (!picker.ok) return organisationStop(picker.refusal, slug.value)
  const wanted = await given(cli, options.plot, {
    name: '--plot <plot>',
    ask: ({ choice }) => choice('Which plot?', plotChoices(picker.value)),
  })
  if (!wanted.ok) return wanted.refusal
  const plot = findPlot(picker.value, wanted.value)
  return plot.ok ? quoteReport(picker.value, plot.value) : plot.refusal
}

function plotChoices({ plots }: PickerView) {
  return plots.map(({ plot, siteName }) => ({ value: plot.id, name: `${plot.name} (${siteName})` }))
}

function quoteReport(view: PickerView, picked: PickerPlot): Answer {
  const { plot, siteName, availability, unavailableReason, paymentTerms } = picked
  const quote = picked.quote()
  const discount = quote.discountApplied
  return report({
    json: {
      organisation: view.organisation.slug,
      plot: { id: plot.id, name: plot.name, plotNumber: plot.plotNumber, siteName },
      ...enquiryInJson(view),
      isAvailable: availability.isAvailable,
      unavailableReason,
      ...quoteInJson(quote),
      paymentTerms: paymentTermsText(english, paymentTerms),
    },
    tables: [quoteTable(quote)],
    messages: [
      `${plot.name} (${siteName}), ${view.organisation.name}: ${nightsWords(view.stay)}, ${partyWords(view.party)}`,
      ...(discount ? [`Discount applied: ${discount.name} (${formatRand(discount.amount.cents)})`] : []),
      paymentTermsText(english, paymentTerms),
      ...(availability.isAvailable ? [] : [`Cannot be booked: ${reasonWords(picked)}`]),
    ],
  })
}
