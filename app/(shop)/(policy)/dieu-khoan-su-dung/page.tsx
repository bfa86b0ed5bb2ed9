import { PolicyPage, policyMetadata } from '@/app/(shop)/(policy)/policy-page'

export const generateMetadata = () => policyMetadata('terms')

export default function Page() {
  return <PolicyPage policy="terms" />
}
