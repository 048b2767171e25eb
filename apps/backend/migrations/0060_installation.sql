CREATE TABLE "installations" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "installations_one" CHECK ("installations"."is_only")
);
--> statement-breakpoint
INSERT INTO "installations" ("id") VALUES (gen_random_uuid());
