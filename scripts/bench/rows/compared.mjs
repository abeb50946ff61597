/**
 * The product and the floor in turns, so that both have the same machine; the run of median speed of each.
 */
export async function compared({ runs }, product, floor) {
  const [products, floors] = [[], []]
  // Code that was never run is slow, caches are empty: not what a guest of a busy day meets.
  await product()
  await floor()
  for (let run = 0; run < runs; run += 1) {
    products.push(await product())
    floors.push(await floor())
  }
  const [ours, bare] = [median(products), median(floors)]
  return {
    product: ours,
    floor: bare,
    ratio: ours.perSecond / bare.perSecond,
    note: noteOf(products),
    runs: { products, floors },
  }
}

export function median(found) {
  return found.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(found.length / 2)]
}

function noteOf(products) {
  const sum = (name) => products.reduce((all, one) => all + one[name], 0)
  const [refused, failed] = [sum('refused'), sum('failed')]
  return [refused > 0 ? `${refused} refused` : '', failed > 0 ? `${failed} failed` : ''].filter(Boolean).join(', ')
}
