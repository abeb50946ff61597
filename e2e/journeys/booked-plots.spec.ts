import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { expect, test } from '../test.ts'

const slug = 'breede-bend'
const map = { name: 'Map of plots with a pin on Stand 4' }

test('a guest and the desk see where the booked plot lies, and the way to the campsite', { tag: '@nojs' }, async ({
  tab,
  program,
  booking,
  stay,
}) => {
  const { page } = tab
  const { id } = await program.reserve({ orgSlug: slug, stay: stay(slug, '2027-06-14', 2), plot: 'Stand 4' })

  await booking.openSummary(slug, id)
  const way = page.getByRole('region', { name: 'Getting there' })
  await expect(way.getByRole('heading', { name: 'Your plot on the campsite’s map' })).toBeVisible()
  await expect(way.getByRole('img', map)).toBeVisible()
  await expect(way.getByText(/^From here: .*Ablutions.* \d+ m/)).toBeVisible()
  await expect(way.getByText(/^GPS -?\d/)).toBeVisible()
  await isForEverybody(tab, 'a booking with its plot on the map')

  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.open(id)
  const where = page.getByRole('region', { name: 'Where' })
  await expect(where.getByRole('img', map)).toBeVisible()
  await where.getByText('The way here, as guests read it').click()
  await expect(where.getByText(/^GPS -?\d/)).toBeVisible()
})
