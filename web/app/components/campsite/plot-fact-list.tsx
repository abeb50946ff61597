/** Of a plot, or of plots that are alike, in one line where there is room. */
export function PlotFactList({ facts }: { readonly facts: readonly string[] }) {
  return (
    <ul className="plot-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
