import { conform } from '../../../../e2e/support/conform.ts'

conform('everything', '/docs/drawings', {
  '2.9 formulas are MathML, and prices are not formulas': {
    'math@display': ['', 'block', 'block'],
    '.math > math@display': ['block', 'block'],
    'p:contains("Prices")': ['Prices such as $5 and $6 stay.']
  }
})
