import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SeededRandom } from './pictures/seeded-random.ts'

/** True of every place: on a stand or in a cottage, by the sea or in the Karoo, with or without children. */
const praise = [
  'Clean ablutions, hot water even on a full weekend.',
  'Nobody in our car wanted to go home on Sunday.',
  'Friendly people at the gate, and our place was exactly as the picture shows.',
  'We slept to the sound of crickets, and we are coming back.',
  'Pragtige plek, netjies en stil. Ons sal weer kom.',
  'Good shade, working taps, quiet neighbours. That is all we ask.',
  'Best sunset of the whole trip.',
  'Siyabonga, lovely weekend and no loadshedding worries.',
  'Firewood was dry and fairly priced.',
  'Plenty of room, nobody on top of you.',
] as const
const fair = [
  'Nice place, but the Wi-Fi only reaches the office.',
  'Good value. The road in needs a grader.',
  'Lovely setting; the lights at the ablutions stay on all night.',
  'Fine for one night. Bring your own shade.',
  'Quiet during the week, full and lively on Saturday.',
  'Clean, though it is a walk to the bins.',
] as const
const poor = [
  'Our neighbours played music past eleven and nobody came.',
  'The shower was cold on the second morning.',
  'The gate was locked when we came, and it took three calls.',
  'Smaller than we thought from the picture.',
  'Far more mosquitoes than shade.',
] as const
const answers = [
  'Thank you. We hope to see you again soon.',
  'Thank you for telling us: we have seen to it.',
  'Dankie vir die mooi woorde!',
  'We will pass it on to the people who keep it that way.',
] as const
const authors = [
  'Thandi N.',
  'Johan B.',
  'Lerato M.',
  'The Naidoo family',
  'Megan P.',
  'Sipho D.',
  'Annelie V.',
  'Kagiso T.',
  'Riaan S.',
  'Ayesha J.',
] as const

/** Published, newest within the last two years; every place has a standard of its own between 3.6 and 4.9. */
export function demoReviews({ organisation }: Catalogue, now: Temporal.Instant, random: SeededRandom, uuid: () => string) {
  const standard = random.between(3.7, 4.85)
  const more = random.fork('stays and answers')
  const reviews = Array.from({ length: random.whole(5, 60) }, () => {
    const overall = stars(standard, random)
    return {
      id: uuid(),
      organisation_id: organisation.id,
      author_name: random.pick(authors),
      facilities: stars(standard, random),
      location: stars(Math.min(4.9, standard + 0.2), random),
      value: stars(standard, random),
      cleanliness: stars(standard, random),
      overall,
      review_text: random.pick(overall >= 4 ? praise : overall === 3 ? fair : poor),
      status: 'PUBLISHED',
      is_public: true,
      helpful_count: random.whole(0, 12),
      ...timesOf(now.subtract({ hours: random.whole(48, 700 * 24) }), more),
    }
  })
  return varied(reviews)
}

/** As many stand on a page. */
const together = 6

/** Newest first, as a page shows them: nobody writes twice beside himself, nor do two say the same. */
function varied<Review extends { readonly author_name: string; readonly review_text: string; readonly created_at: string }>(
  reviews: readonly Review[],
): readonly Review[] {
  const shown: Review[] = []
  for (const review of reviews.toSorted((one, other) => other.created_at.localeCompare(one.created_at))) {
    const before = shown.slice(1 - together)
    const said = [praise, fair, poor].find((texts) => texts.some((text) => text === review.review_text)) ?? [review.review_text]
    const author_name = another(
      review.author_name,
      authors,
      before.map((each) => each.author_name),
    )
    const review_text = another(
      review.review_text,
      said,
      before.map((each) => each.review_text),
    )
    shown.push(Object.assign({}, review, { author_name, review_text }))
  }
  return shown
}

/** The next of the list that is not taken; where all are, the same. */
function another(chosen: string, all: readonly string[], taken: readonly string[]): string {
  const from = all.indexOf(chosen)
  return [...all.slice(from), ...all.slice(0, from)].find((one) => !taken.includes(one)) ?? chosen
}

/** Written some days after the stay; every third is answered within two days. */
function timesOf(writtenAt: Temporal.Instant, random: SeededRandom) {
  const stayed = writtenAt
    .subtract({ hours: random.whole(2, 12) * 24 })
    .toString()
    .slice(0, 7)
  const isAnswered = random.chance(0.34)
  return {
    stay_month: `${stayed}-01`,
    answer: isAnswered ? random.pick(answers) : null,
    answered_at: isAnswered ? writtenAt.add({ hours: random.whole(6, 47) }).toString() : null,
    created_at: writtenAt.toString(),
  }
}

function stars(standard: number, random: SeededRandom): number {
  const sure = Math.floor(standard)
  const given = random.chance(standard - sure) ? sure + 1 : sure
  return random.chance(0.05) ? Math.max(2, given - 2) : given
}
