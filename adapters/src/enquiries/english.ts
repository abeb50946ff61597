/** What the platform's own people read about an enquiry. */
export const english = {
  message: 'Message: {{subject}} ({{reference}})',
  prospect: 'Demo request: {{campsite}} ({{reference}})',
  reference: 'Reference: {{reference}}',
  from: 'From: {{name}}, {{email}}',
  campsite: 'Campsite: {{campsite}}',
  phone: 'Phone: {{phone}}',
  province: 'Province: {{province}}',
  provinceUnknown: 'not said, or outside South Africa',
  plots: 'Plots: {{plots}}',
  plotsUnknown: 'not said',
  noMessage: 'No message.',
} as const
