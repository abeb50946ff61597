import type { TypedForm } from '#app/components/staff/settings-forms/typed-form.ts'

export const newPlotsFields = [
  ...(['siteId', 'name', 'count', 'firstNumber', 'isElectrified', 'paxMax', 'tentsMax', 'caravansMax'] as const),
  ...(['rateBasis', 'rate'] as const),
] as const
export type NewPlotsField = (typeof newPlotsFields)[number]
export type NewPlotsAnswers = TypedForm<NewPlotsField>

export const newPlots: NewPlotsAnswers = {
  siteId: '',
  name: 'Stand',
  count: '1',
  firstNumber: '1',
  isElectrified: '',
  paxMax: '6',
  tentsMax: '',
  caravansMax: '',
  rateBasis: 'perPlot',
  rate: '',
}
