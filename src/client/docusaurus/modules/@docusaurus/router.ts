/** What modules import from `@docusaurus/router`, as far as it is here. */
export { useLocation } from 'react-router-dom'
