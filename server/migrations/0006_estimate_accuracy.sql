CREATE TABLE "estimate_accuracy" (
	"transaction_type" text NOT NULL,
	"property_type" text NOT NULL,
	"city" text,
	"listings" integer NOT NULL,
	"median_error_percent" numeric(9, 2) NOT NULL,
	"within_10_percent" numeric(9, 2) NOT NULL,
	"within_20_percent" numeric(9, 2) NOT NULL,
	"in_range_percent" numeric(9, 2) NOT NULL,
	"unanswered_percent" numeric(9, 2) NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "estimate_accuracy_market" UNIQUE NULLS NOT DISTINCT("transaction_type","property_type","city"),
	CONSTRAINT "estimate_accuracy_transaction_type" CHECK ("estimate_accuracy"."transaction_type" in ('sale', 'rent')),
	CONSTRAINT "estimate_accuracy_property_type" CHECK ("estimate_accuracy"."property_type" in ('house', 'apartment', 'condo', 'penthouse', 'land', 'commercial', 'office', 'warehouse', 'temp_office', 'virtual_office', 'coworking')),
	CONSTRAINT "estimate_accuracy_listings" CHECK ("estimate_accuracy"."listings" > 0)
);
--> statement-breakpoint
CREATE TRIGGER estimate_accuracy_changed AFTER INSERT OR DELETE ON public.estimate_accuracy
  FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change();
