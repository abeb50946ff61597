const number = (value) => (value >= 100 ? Math.round(value).toLocaleString('en-US') : Number(value.toPrecision(3)))
const speed = ({ perSecond, p50, p975, p99 }) => `${number(perSecond)}/s, ${number(p50)} / ${number(p975)} / ${number(p99)} ms`

export const report = {
  line: ({ row, what, product, floor, ratio, note }) =>
    `| ${[row, what, product ? speed(product) : '', floor ? speed(floor) : '', ratio === undefined ? '' : number(ratio), note ?? ''].join(' | ')} |`,
  table: (facts, figures) =>
    [
      '',
      `${facts.organisations} campsites, ${facts.plots} plots, ${facts.nights} booked nights, ${facts.reservations} reservations; commit ${facts.commit};`,
      facts.indexSeconds === null
        ? `The index of campsites was not full: SQL answered searches; ${facts.indexMb} MB.`
        : `The index of campsites was full ${facts.indexSeconds} s after the process was ready, catalogues were read ahead after ${facts.readAheadSeconds ?? 'more than 300'} s; it held ${facts.indexMb} MB then.`,
      `${facts.clients} clients, median of ${facts.runs} runs of ${facts.seconds} s; ${facts.cores} cores, ${facts.memoryGb} GB. p50 / p97.5 / p99.`,
      '',
      '| row | what | product | floor | ratio | |',
      '|---|---|---|---|---|---|',
      ...figures.map(report.line),
    ].join('\n'),
}
