export { aPlot, rates } from '../pricing/testing/a-plot.ts'
