ALTER TABLE "category" ADD COLUMN "vat_class" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "vat_class" text;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_vat_class" CHECK ("category"."vat_class" in ('exempt', 'reduced', 'standard'));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_vat_class" CHECK ("product"."vat_class" in ('exempt', 'reduced', 'standard'));