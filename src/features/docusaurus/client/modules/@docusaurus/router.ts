/** The supported part of `@docusaurus/router`. */
export { useLocation } from 'react-router-dom'
